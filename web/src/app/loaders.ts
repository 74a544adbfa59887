import type { QueryClient } from '@tanstack/react-query';
import { isLanguage } from '@qaysari/contract/shared/languages';
import { replace, type LoaderFunctionArgs } from 'react-router';
import { languageRedirect, languageForVisitor } from '../i18n/choose-language.ts';
import { loadMoreTexts, switchLanguage } from '../i18n/i18n.ts';
import type { PageTexts } from '../i18n/namespaces.ts';
import { loadPart } from '../lib/browser/load-part.ts';
import { routeOf, type RouteName } from '../lib/routes/routes.ts';
import { prefetch } from './prefetchers.ts';

/** Loads the language of the address. Redirects an address without a valid one (docs/specification/screens.md#s1). */
export async function languageLoader({ request, params }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  // The router does not pass the hash; on a first load the browser's address has it.
  const hash = pathname === location.pathname ? location.hash : '';
  const target = languageRedirect({ pathname, search, hash }, languageForVisitor());
  if (target !== undefined) throw replace(target);
  const { lng } = params;
  if (isLanguage(lng)) await loadPart(() => switchLanguage(lng));
  return null;
}

/** A route's loader that loads the texts of its page. */
function textsLoader(namespaces: readonly PageTexts[]) {
  return async ({ params }: LoaderFunctionArgs): Promise<null> => {
    const { lng } = params;
    if (isLanguage(lng)) await loadPart(() => loadMoreTexts(lng, namespaces));
    return null;
  };
}

interface Visited {
  params: LoaderFunctionArgs['params'];
  /** Of the page, whole. */
  address: string;
}

/** Begins to ask for what a page shows first, if it has such data. A failure is left to the page, which asks again. */
export function prefetchPage(
  name: RouteName,
  queryClient: QueryClient,
  { params: { lng, id = '' }, address }: Visited,
): void {
  if (!isLanguage(lng)) return;
  prefetch(name, { queryClient, language: lng, id, search: new URL(address).search }).catch(
    () => undefined,
  );
}

/**
 * The loader of a page: begins to ask for its data, and loads its texts. Only the texts are waited for.
 */
export function pageLoader(name: RouteName, queryClient: QueryClient) {
  const { texts = [] } = routeOf(name);
  const loadTexts = textsLoader(texts);
  return (args: LoaderFunctionArgs): Promise<null> => {
    prefetchPage(name, queryClient, { params: args.params, address: args.request.url });
    return loadTexts(args);
  };
}
