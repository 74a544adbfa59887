import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import {
  answerForListing,
  listAskedListings,
  readAskedListings,
  setAvailability,
} from '@qaysari/contract/listing/own-calls';
import type { AskedListing, Availability } from '@qaysari/contract/listing/types';
import { useListingsChanged } from '../../../entities/listing/query-keys.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { callApi, callAsMember } from '../../../lib/api/api-client.ts';
import { ApiFailure } from '../../../lib/api/failure.ts';

/** What the API says of a secret that is wrong or too old. */
const wrongLink: readonly number[] = [400, 404];

interface Source {
  queryKey: QueryKey;
  /** null: the link leads nowhere. */
  read: (signal: AbortSignal) => Promise<AskedListing[] | null>;
  answer: (listing: AskedListing, availability: Availability) => Promise<AskedListing>;
}

/** The ads that a mail's link asks about. */
export function useQuestionsOfLink(code: string) {
  const language = useLanguage();
  return useQuestions({
    queryKey: ['asked-by-link', code],
    read: async (signal) => {
      try {
        return await callApi(readAskedListings, { language, body: { code }, signal });
      } catch (failure) {
        if (failure instanceof ApiFailure && wrongLink.includes(failure.status)) return null;
        throw failure;
      }
    },
    answer: ({ _id: id }, availability) =>
      callApi(answerForListing, { language, params: { id }, body: { code, availability } }),
  });
}

/** The ads of the person who is signed in that wait for an answer. One that was answered here stays on show. */
export function useOwnQuestions(person: string) {
  const language = useLanguage();
  const listingsChanged = useListingsChanged();
  return useQuestions({
    queryKey: ['asked', person],
    read: (signal) => callAsMember(listAskedListings, { language, person, signal }),
    answer: async (listing, availability) => {
      const call = { language, person, params: { id: listing._id }, body: { availability } };
      const { availability: now = 'forSale' } = await callApi(setAvailability, call);
      listingsChanged();
      return { ...listing, isOpen: false, availability: now };
    },
  });
}

function useQuestions({ queryKey, read, answer }: Source) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    refetchOnWindowFocus: false,
  });
  const { mutate, isPending, variables, ...last } = useMutation({
    mutationFn: ({
      listing,
      availability,
    }: {
      listing: AskedListing;
      availability: Availability;
    }) => answer(listing, availability),
    onSuccess: (answered) => {
      queryClient.setQueryData<AskedListing[] | null>(queryKey, (before) =>
        before?.map((each) => (each._id === answered._id ? answered : each)),
      );
    },
    onError: (failure) => {
      // Refused: it is no longer as this page shows it.
      if (failure instanceof ApiFailure && !failure.isTransient) void refetch();
    },
  });
  const about = variables?.listing._id;
  return {
    /** Undefined until they are known. */
    asked: data,
    isLoading: isFetching,
    failure: error,
    reload: () => void refetch(),
    /** One at a time: a second press meanwhile does nothing. */
    answer: (listing: AskedListing, availability: Availability) => {
      if (!isPending) mutate({ listing, availability });
    },
    /** The answer that is being sent. */
    sending: isPending ? variables : undefined,
    /** Why the last answer was not saved, and for which ad. */
    problem: last.error && about !== undefined ? { id: about, error: last.error } : undefined,
  };
}

export type Questions = ReturnType<typeof useQuestions>;
