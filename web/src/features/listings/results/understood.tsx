import { Box } from '@chakra-ui/react/box';
import { categories } from '@qaysari/contract/listing/catalogue';
import { commaOf, type Language } from '@qaysari/contract/shared/languages';
import type { ListingPage, UnderstoodWords } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { RouterLink } from '../../../ui/router-link.tsx';

/** The last filter that was answered. */
interface Answered {
  filter: ListingFilter;
  data: ListingPage;
}

/** The last answer. It stays while the next one loads. */
export function useAnswered(
  filter: ListingFilter,
  { data, isPlaceholderData }: UseQueryResult<ListingPage>,
): Answered | undefined {
  const [answered, setAnswered] = useState<Answered>();
  if (data && !isPlaceholderData && answered?.data !== data) setAnswered({ filter, data });
  return answered;
}

interface UnderstoodNoteProps {
  answered: Answered | undefined;
  addressOf: (filter: ListingFilter) => string;
  /** Called when somebody wants the words as typed. The link is then removed with the note. */
  onAsTyped: () => void;
}

/** Says what was searched for instead, and which words were left out. Renders nothing where all words were found. */
export function UnderstoodNote({ answered, addressOf, onAsTyped }: UnderstoodNoteProps) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const words = answered?.filter.search;
  const sentences =
    answered && words !== undefined ? sentencesOf(answered, words, language, t) : [];
  const isCorrected = answered?.data.understood?.some(isInstead) ?? false;
  return (
    <Box role="status" fontSize="sm" overflowWrap="anywhere">
      {sentences.length > 0 && (
        <Box as="p" mt="2">
          {sentences.join(' ')}
          {isCorrected && (
            <>
              {' '}
              <RouterLink
                inText
                to={addressOf({ ...answered?.filter, asTyped: 'true' })}
                preventScrollReset
                onClick={onAsTyped}
              >
                {t('understood.asTyped', { words })}
              </RouterLink>
            </>
          )}
        </Box>
      )}
    </Box>
  );
}

const isInstead = ({ instead, isLeftOut }: UnderstoodWords) => instead !== undefined && !isLeftOut;

function sentencesOf(
  { filter, data: { total, understood = [] } }: Answered,
  words: string,
  language: Language,
  t: TFunction<'ads'>,
): string[] {
  const required = understood.filter(({ isLeftOut }) => !isLeftOut);
  const leftOut = understood.filter(({ isLeftOut }) => isLeftOut);
  // Then the other filters alone find nothing.
  if (total === 0 || understood.length === 0) return [];
  if (required.length === 0) {
    const { search: _search, asTyped: _asTyped, sort: _sort, ...others } = filter;
    const isFiltered = Object.keys(others).length > 0;
    return [t(isFiltered ? 'understood.noneOfFiltered' : 'understood.none', { words })];
  }
  // Two typed words may match one word of the index.
  const corrected = required
    .map(({ text, instead = text }) => instead)
    .filter((word, place, all) => word !== all[place - 1])
    .join(' ');
  // No ad contains these words, so all ads of the category are shown.
  const unknown = required.flatMap(({ text, instead = text, category, isWidened }) =>
    category && isWidened
      ? [t('understood.ofCategory', { words: instead, category: categories[category][language] })]
      : [],
  );
  // With words left out, some ads may still match.
  const isNear =
    unknown.length + leftOut.length === 0 && required.some(({ isWidened }) => isWidened);
  return [
    ...(required.some(isInstead) ? [t('understood.instead', { words: corrected })] : []),
    ...(leftOut.length > 0
      ? [t('understood.leftOut', { words: listOf(leftOut, language, t) })]
      : []),
    ...unknown,
    ...(isNear ? [t('understood.similar', { words: corrected })] : []),
  ];
}

/** Isolates each text: otherwise the first one would set the direction of the whole list. */
function listOf(
  words: readonly UnderstoodWords[],
  language: Language,
  t: TFunction<'ads'>,
): string {
  const comma = commaOf(language);
  return words.map(({ text }) => t('searched.words', { words: text })).join(comma);
}
