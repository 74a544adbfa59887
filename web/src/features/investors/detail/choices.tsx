import { Box } from '@chakra-ui/react/box';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import type { InvestorChoices } from '@qaysari/contract/investor/types';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { Heading } from '../../../ui/page.tsx';
import { Card } from '../../../ui/surfaces.tsx';
import { Chips } from '../choice-chips.tsx';

/** What an investor looks for. What they left open says so. */
export function Choices(choices: InvestorChoices) {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const { sectors = [], cities: places = [], forms = [], stages = [] } = choices;
  const parts = [
    { name: t('profile.sectors'), chosen: sectors.map((id) => categories[id][language]) },
    { name: t('profile.cities'), chosen: places.map((id) => cities[id][language]) },
    { name: t('filter.form'), chosen: forms.map((id) => t(`forms.${id}`)) },
    { name: t('profile.stages'), chosen: stages.map((id) => t(`stages.${id}`)) },
  ];
  return (
    <Card as="section" p="5">
      <Heading as="h2" size="small" mb="3">
        {t('profile.looksFor')}
      </Heading>
      <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        {parts.map(({ name, chosen }) => (
          <div key={name}>
            <Box as="dt" fontSize="sm" color="fg.muted" mb="1">
              {name}
            </Box>
            <dd>
              {chosen.length > 0 ? (
                <Chips label={name} names={chosen} />
              ) : (
                <Box as="span" fontSize="sm">
                  {t('profile.notSaid')}
                </Box>
              )}
            </dd>
          </div>
        ))}
      </Box>
    </Card>
  );
}
