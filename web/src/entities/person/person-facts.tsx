import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { PersonFacts } from '@qaysari/contract/account/person';
import {
  ChevronDown,
  BadgeCheck,
  CalendarDays,
  Clock,
  FileCheck,
  Flag,
  Mail,
  Phone,
  Store,
} from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { formatMonth } from '../../lib/format/date.ts';
import { Dated } from '../../ui/dated.tsx';

/** What is known, or that it is unknown; and how one knows. */
interface FactLine {
  key: string;
  icon: typeof Phone;
  text: ReactNode;
  source: string;
  /** Says only that something is unknown. */
  isUnknown?: boolean;
}

interface Known {
  facts: PersonFacts;
  /** When our team approved the ad that they are shown with. */
  adApprovedAt?: string | undefined;
  /** Without a number nothing is said about it. */
  hasPhone?: boolean;
}

/** The facts about somebody as sentences. Nothing is weighed into a score. */
export function useFactLines({ facts, adApprovedAt, hasPhone = true }: Known): FactLine[] {
  const { t } = useTranslation('ad');
  const dated = (iso: string, text: (date: string) => string) => <Dated iso={iso}>{text}</Dated>;
  const { papers, approvedAds, upheldReports } = facts;
  const { count, latestAt } = upheldReports;
  const member = useMemberLine(facts);
  const phone = usePhoneLine(facts);
  return [
    ...(adApprovedAt === undefined
      ? []
      : [
          {
            key: 'ad',
            icon: BadgeCheck,
            text: dated(adApprovedAt, (date) => t('known.adRead', { date })),
            source: t('known.adReadSource'),
          },
        ]),
    member,
    ...(hasPhone ? [phone] : []),
    facts.emailConfirmed
      ? {
          key: 'email',
          icon: Mail,
          text: dated(facts.emailConfirmed.at, (date) => t('known.email', { date })),
          source: t(`known.emailSource.${facts.emailConfirmed.by}`),
        }
      : unknown('email', Mail, t('known.emailUnknown'), t('known.emailUnknownSource')),
    ...(papers?.map(({ kind, seenAt }) => ({
      key: kind,
      icon: FileCheck,
      text: dated(seenAt, (date) => t(`known.papers.${kind}`, { date })),
      source: t('known.papersSource'),
    })) ?? [
      unknown('papers', FileCheck, t('known.papersUnknown'), t('known.papersUnknownSource')),
    ]),
    facts.answersWithin
      ? {
          key: 'answers',
          icon: Clock,
          text: t(`known.answers.${facts.answersWithin}`),
          source: t('known.answersSource'),
        }
      : unknown('answers', Clock, t('known.answersUnknown'), t('known.answersUnknownSource')),
    {
      key: 'ads',
      icon: Store,
      text: approvedAds === 0 ? t('known.adsNone') : t('known.ads', { count: approvedAds }),
      source: t('known.adsSource'),
    },
    {
      key: 'reports',
      icon: Flag,
      text:
        latestAt === undefined
          ? t('known.reportsNone')
          : dated(latestAt, (date) => t('known.reports', { count, date })),
      source: t('known.reportsSource'),
    },
  ];
}

const unknown = (key: string, icon: FactLine['icon'], text: string, source: string): FactLine => ({
  ...{ key, icon, text, source },
  isUnknown: true,
});

function useMemberLine({ memberSince }: PersonFacts): FactLine {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const source = t('known.memberSource');
  if (memberSince === undefined) {
    return unknown('member', CalendarDays, t('known.memberUnknown'), source);
  }
  const date = formatMonth(memberSince, language);
  const text = <time dateTime={memberSince}>{t('known.member', { date })}</time>;
  return { key: 'member', icon: CalendarDays, text, source };
}

/** An unconfirmed number is worth knowing, too: it is never left out. */
function usePhoneLine({ phoneConfirmed }: PersonFacts): FactLine {
  const { t } = useTranslation('ad');
  const base = { key: 'phone', icon: Phone };
  if (!phoneConfirmed) {
    return { ...base, text: t('known.phoneUnknown'), source: t('known.phoneUnknownSource') };
  }
  const { at, by } = phoneConfirmed;
  const text = <Dated iso={at}>{(date) => t('known.phone', { date })}</Dated>;
  return { ...base, text, source: t(`known.phoneSource.${by}`) };
}

/** Facts with their sources. */
export function FactList({ lines }: { lines: readonly FactLine[] }) {
  return (
    <Flex as="ul" listStyleType="none" direction="column" gap="4">
      {lines.map((line) => (
        <Line key={line.key} line={line} hasSource />
      ))}
    </Flex>
  );
}

interface ShortFactsProps {
  facts: PersonFacts;
  /** When our team approved the ad that they are shown with. */
  adApprovedAt?: string | undefined;
  /** Facts that the place says in its own words. */
  without?: readonly string[];
}

/** What is known of somebody, a line each. The sources, and what is unknown, come with a press. */
export function ShortFacts({ facts, adApprovedAt, without = [] }: ShortFactsProps) {
  const { t } = useTranslation('ad');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const lines = useFactLines({ facts, adApprovedAt }).filter(({ key }) => !without.includes(key));
  const shown = isOpen ? lines : lines.filter(({ isUnknown }) => !isUnknown);
  return (
    <>
      <Flex as="ul" id={listId} listStyleType="none" direction="column" gap={isOpen ? '3' : '1.5'}>
        {shown.map((line) => (
          <Line key={line.key} line={line} hasSource={isOpen} />
        ))}
      </Flex>
      <Button
        variant="ghost"
        size="sm"
        px="2"
        mt="1"
        ms="-2"
        color="fg.brand"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('known.how')}
        <Box as="span" aria-hidden="true" transform={isOpen ? 'rotate(180deg)' : undefined}>
          <ChevronDown size={16} />
        </Box>
      </Button>
    </>
  );
}

function Line({ line, hasSource }: { line: FactLine; hasSource: boolean }) {
  const { icon: Icon, text, source, isUnknown } = line;
  return (
    <Flex as="li" gap="2.5" fontSize="sm">
      <Box
        as="span"
        color={isUnknown ? 'fg.muted' : 'fg.accent'}
        flexShrink="0"
        mt="0.5"
        aria-hidden="true"
      >
        <Icon size={18} />
      </Box>
      <Box minW="0">
        <Box as="p" {...(hasSource && { fontWeight: 'semibold' })}>
          {text}
        </Box>
        {hasSource && (
          <Box as="p" color="fg.muted">
            {source}
          </Box>
        )}
      </Box>
    </Flex>
  );
}
