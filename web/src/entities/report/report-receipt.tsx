import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/shared/limits';
import type { Report } from '@qaysari/contract/report/types';
import { Ban } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dated } from '../../ui/dated.tsx';
import { Heading } from '../../ui/page.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { ReportNumber, type ReportTarget } from './report.tsx';

interface ReportReceiptProps {
  report: Report;
  /** Whether the person wrote a note this time. */
  hasNote: boolean;
  target: ReportTarget;
  /** Blocks the person, where that is possible here. */
  onBlock?: (() => void) | undefined;
}

/** An older report is from another occasion. The clock of a device may be an hour or two wrong. */
const earlierMs = 3 * 60 * 60_000;

/** What somebody gets for a report: its number, and what comes next. */
export function ReportReceipt({ report, hasNote, target, onBlock }: ReportReceiptProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const heading = useRef<HTMLDivElement>(null);
  const [now] = useState(Date.now);
  useEffect(() => heading.current?.focus(), []);
  const { number, notes, createdAt, outcome } = report;
  const isAgain = notes > 1 || now - Date.parse(createdAt) > earlierMs;
  const again = !hasNote ? 'again' : notes < limits.reportNotes ? 'noteAdded' : 'notesFull';
  return (
    <>
      <Heading as="h3" size="small" ref={heading} tabIndex={-1} outline="none">
        {t('receipt.title')}
      </Heading>
      {isAgain && (
        <Box mt="3">
          <Alert kind="info">
            <Dated iso={createdAt}>
              {(date) => t(`receipt.${again}`, { date, max: limits.reportNotes })}
            </Dated>
          </Alert>
        </Box>
      )}
      <Box my="4" px="4" py="3" bg="bg.muted" borderRadius="lg">
        <Box as="p" fontSize="sm" color="fg.muted">
          {t('receipt.number')}
        </Box>
        <Flex wrap="wrap" align="center" columnGap="1">
          <Box as="span" fontSize="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
            <ReportNumber number={number} />
          </Box>
          <CopyButton text={number} label={t('receipt.copy')} done={t('receipt.copied')} />
        </Flex>
      </Box>
      {outcome ? (
        <p>
          {t('receipt.decided')} <strong>{t(`outcome.${outcome}`)}.</strong>
        </p>
      ) : (
        <p>{t('receipt.next')}</p>
      )}
      {target.kind !== 'listing' && <BlockHint target={target} onBlock={onBlock} />}
      <Button asChild variant="outline" size="lg" width="full" mt="5">
        <Link to={paths.myReports(language)}>{t('mine.title')}</Link>
      </Button>
    </>
  );
}

/** Our team takes its time; a block works at once. */
function BlockHint({ target, onBlock }: Pick<ReportReceiptProps, 'target' | 'onBlock'>) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { kind, id, isInConversation = false } = target;
  return (
    <Box mt="3" fontSize="sm" color="fg.muted">
      <p>{onBlock ? t('receipt.blockHere') : t('receipt.block')}</p>
      {onBlock && (
        <Button variant="outline" mt="3" onClick={onBlock}>
          <Ban size={17} aria-hidden="true" />
          {t('receipt.doBlock')}
        </Button>
      )}
      {kind === 'person' && !isInConversation && (
        <RouterLink to={paths.conversation(language, id)} display="inline-block" py="2">
          {t('receipt.toConversation')}
        </RouterLink>
      )}
    </Box>
  );
}
