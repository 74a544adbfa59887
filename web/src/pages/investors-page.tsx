import { readInvestorFilter, writeInvestorFilter } from '@qaysari/contract/investor/filter';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Banner } from '../features/investors/banner.tsx';
import { FilterForm } from '../features/investors/filter/filter-form.tsx';
import { investorsPath } from '../features/investors/investors-path.ts';
import { ListingHead } from '../features/investors/results/listing-head.tsx';
import { Results } from '../features/investors/results/results.tsx';
import { useLanguage } from '../i18n/language.ts';
import { usePageQuery } from '../lib/routes/page-query.ts';
import { FilterPlace } from '../ui/filter-place.tsx';
import { Container, PageHead } from '../ui/page.tsx';

/** The directory of investors. The filter is in the address, as that of the ads. */
export function InvestorsPage() {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const navigate = useNavigate();
  const query = usePageQuery('investors');
  const filter = useMemo(() => readInvestorFilter(query), [query]);
  return (
    <>
      <PageHead title={t('title')} />
      <Banner />
      <Container wide py={{ base: '4', md: '8' }}>
        {filter.listing !== undefined && <ListingHead id={filter.listing} />}
        <FilterPlace>
          <FilterForm
            filter={filter}
            onSearch={(wanted) => {
              // The same search again is no further step of the history.
              const isSame =
                writeInvestorFilter(wanted).toString() === writeInvestorFilter(filter).toString();
              void navigate(investorsPath(language, wanted), { replace: isSame });
            }}
          />
        </FilterPlace>
        <Results filter={filter} />
      </Container>
    </>
  );
}
