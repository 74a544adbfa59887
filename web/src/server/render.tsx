import type { EmotionCache } from '@emotion/cache';
import { QueryClient } from '@tanstack/react-query';
import type { ServedPage, PageAnswer } from '@qaysari/contract/pages';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import type { Language } from '@qaysari/contract/shared/languages';
import { App } from '../app/app.tsx';
import { loadLazyParts, routesOf } from '../app/router.tsx';
import { loadTexts } from '../i18n/i18n.ts';
import type { FirstData } from '../lib/browser/first-data.ts';
import {
  listingOwnerQuery,
  listingPageQuery,
  listingQuery,
  relatedListingsQuery,
} from '../entities/listing/queries.ts';
import { rateQuery } from '../entities/rate/rate-query.ts';

/**
 * Renders a page for a visitor, from the data alone, as the HTML of `#root`. The rules of its styles go into `styles`.
 * Throws for an address that redirects.
 */
export async function renderPage(
  { address, language }: Pick<ServedPage, 'address' | 'language'>,
  { answers }: FirstData,
  styles: EmotionCache,
): Promise<string> {
  const queryClient = new QueryClient();
  for (const { key, data } of answers) queryClient.setQueryData(key, data);
  const route = await routeTo(address, queryClient);
  const context = await createStaticHandler([route]).query(
    new Request(new URL(address, 'http://site.invalid')),
  );
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
  await loadTexts(language, ['figures', 'pages']);
  const html = renderToString(
    <I18nextProvider i18n={i18next.cloneInstance({ lng: language })}>
      <App queryClient={queryClient} styles={styles}>
        <StaticRouterProvider
          router={createStaticRouter([route], context)}
          context={context}
          hydrate={false}
        />
      </App>
    </I18nextProvider>,
  );
  // Its timers would outlive the page.
  queryClient.clear();
  return html;
}

/** The routes that lead to a page, with their code and without their loaders: they are for browsers. */
async function routeTo(address: string, queryClient: QueryClient): Promise<RouteObject> {
  const matches = matchRoutes(routesOf(queryClient), address) ?? [];
  let below: RouteObject | undefined;
  for (const { route } of matches.reverse()) {
    await loadLazyParts(route);
    const { path, index, Component, ErrorBoundary } = route;
    const own = { ...(Component && { Component }), ...(ErrorBoundary && { ErrorBoundary }) };
    below =
      index === true
        ? { ...own, index }
        : { ...own, ...(path !== undefined && { path }), ...(below && { children: [below] }) };
  }
  if (!below) throw new Error(`There is no page at ${address}`);
  return below;
}

/** The initial data of a page in the browser: the answers from which the server rendered it. */
export function firstDataOf({ address, answers, language }: ServedPage): FirstData {
  return {
    address,
    answers: answers.map((answer) => ({ key: keyOf(answer, language), data: answer.data })),
  };
}

function keyOf(answer: PageAnswer, language: Language): readonly unknown[] {
  switch (answer.call) {
    case 'listListings':
      return listingPageQuery(answer.query, language).queryKey;
    case 'getApprovedListing':
      return listingQuery(answer.id, language).queryKey;
    case 'listRelatedListings':
      return relatedListingsQuery(answer.id, language).queryKey;
    case 'getListingOwner':
      return listingOwnerQuery(answer.id, language).queryKey;
    case 'getCurrentRate':
      return rateQuery(language).queryKey;
  }
}
