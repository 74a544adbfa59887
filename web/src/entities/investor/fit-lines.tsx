import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Fit, FitReason } from '@qaysari/contract/investor/types';
import { CircleCheck, CircleHelp, type LucideIcon } from 'lucide-react';
import { commaOf } from '@qaysari/contract/shared/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';

/** Why an ad and an investor fit: what agrees, and what one of the two has not said. */
export function FitLines({ fit }: { fit: Fit }) {
  const { t } = useTranslation('investors');
  const comma = commaOf(useLanguage());
  const reasons = (names: readonly FitReason[]) =>
    names.map((name) => t(`fit.reasons.${name}`)).join(comma);
  return (
    <Flex direction="column" gap="0.5" fontSize="sm">
      {fit.fits.length > 0 && (
        <Line
          Icon={CircleCheck}
          color="fg.brand"
          text={t('fit.fits', { reasons: reasons(fit.fits) })}
        />
      )}
      {fit.unknown.length > 0 && (
        <Line
          Icon={CircleHelp}
          color="fg.muted"
          text={t('fit.unknown', { reasons: reasons(fit.unknown) })}
        />
      )}
    </Flex>
  );
}

interface LineProps {
  Icon: LucideIcon;
  color: 'fg.brand' | 'fg.muted';
  text: string;
}

function Line({ Icon, color, text }: LineProps) {
  return (
    <Flex as="p" gap="1.5" align="flex-start" color={color}>
      <Box as="span" flexShrink="0" mt="1" aria-hidden="true">
        <Icon size={15} />
      </Box>
      {text}
    </Flex>
  );
}
