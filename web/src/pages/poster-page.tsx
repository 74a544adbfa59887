import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { languageCodes } from '@qaysari/contract/shared/languages';
import type { Listing } from '@qaysari/contract/listing/types';
import { Printer, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { listingQuery } from '../entities/listing/queries.ts';
import { loadMoreTexts } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/language.ts';
import { ApiFailure } from '../lib/api/failure.ts';
import { paths, shortPath } from '../lib/routes/routes.ts';
import { BackLink } from '../ui/router-link.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState, FailureNotice } from '../ui/empty-state.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Container, PageHead } from '../ui/page.tsx';
import { Skeleton } from '../ui/surfaces.tsx';

const placeholder = <Skeleton height="40rem" maxW="50rem" mx="auto" aria-busy="true" />;

/** With its words in every language: a poster speaks all of them. */
const Poster = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('../features/poster/poster.tsx'),
    ...languageCodes.map((code) => loadMoreTexts(code, ['poster'])),
  ]);
  return part.Poster;
}, placeholder);

/** A sheet to print, for an ad that is approved and for sale. */
export function PosterPage() {
  const { t } = useTranslation('poster');
  const { id = '' } = useParams();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(listingQuery(id, language));
  const isMissing = data === null || (error instanceof ApiFailure && error.isNotFound);
  return (
    <Container py={{ base: '6', md: '10' }}>
      {data && hasPoster(data) ? (
        <>
          <PageHead title={t('title', { title: data.title })} known="none" />
          <Tools id={data._id} />
          <Poster listing={data} link={location.origin + shortPath(data._id)} />
        </>
      ) : data || isMissing ? (
        <NoPoster />
      ) : error ? (
        <FailureNotice titleAs="h1" onRetry={() => void refetch()} />
      ) : (
        placeholder
      )}
    </Container>
  );
}

function hasPoster({ status, availability }: Listing): boolean {
  return status === 'approved' && availability === undefined;
}

function Tools({ id }: { id: string }) {
  const { t } = useTranslation('poster');
  const language = useLanguage();
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      maxW="50rem"
      mx="auto"
      mb="4"
      _print={{ display: 'none' }}
    >
      <BackLink to={paths.listing(language, id)}>{t('back')}</BackLink>
      <Button onClick={() => print()}>
        <Printer size={18} aria-hidden="true" />
        {t('print')}
      </Button>
    </Flex>
  );
}

function NoPoster() {
  const { t } = useTranslation('poster');
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('noneTitle')} />
      <EmptyState
        icon={<Store size={26} />}
        titleAs="h1"
        title={t('noneTitle')}
        body={t('noneBody')}
        action={
          <Button asChild>
            <Link to={paths.listings(language)}>{t('allAds')}</Link>
          </Button>
        }
      />
    </>
  );
}
