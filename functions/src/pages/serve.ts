import { defaultLanguage } from '@qaysari/contract/shared/languages';
import type { ServedBody, ServedPage, SiteBundle } from '@qaysari/contract/pages';
import { error as logError } from 'firebase-functions/logger';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { httpApp } from '../http/http-app.ts';
import { languageOf } from '../http/language.ts';
import { config } from '../platform/config.ts';
import { withTimeout } from '../platform/timing.ts';
import { fillTemplate } from './fill-template.ts';
import { findRoute, knownQuery, type Asked } from './find-route.ts';
import { readPageData } from './page-data.ts';
import { htmlAnswer, movedTo, noCaching, nothing, send, shellAnswer, type Answer } from './send.ts';
import { builtSite, openSite, type Site } from './site.ts';
import { sitemapAnswer } from './sitemap.ts';

/**
 * Leads to an ad in the reader's language. Previews are made by machines that name no language: they get Arabic. An ad
 * that is not there is 404 where this leads to.
 */
function shortLinkAnswer(id: string, acceptLanguage: string | undefined): Answer {
  const language = languageOf(acceptLanguage, defaultLanguage);
  return {
    status: 302,
    headers: {
      Location: `/${language}/ads/${encodeURIComponent(id)}`,
      'Cache-Control': noCaching,
      Vary: 'Accept-Language',
    },
    body: '',
  };
}

/**
 * Search engines may read everything: they render pages with the API too. A page that they must
 * not index says so itself (`noindex`), which they learn only by reading it.
 */
function robotsAnswer(origin: string): Answer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, s-maxage=3600',
    },
    body: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  };
}

interface PagesOptions {
  site: Site;
  readData?: typeof readPageData;
  report?: typeof logError;
}

/** The `pages` function. */
export const servePages = httpApp(pagesServer({ site: openSite(builtSite) }));

/**
 * Answers pages with their words in the HTML. Whatever goes wrong here, the answer is the built page, which asks the
 * API itself. The promise resolves when the answer has been sent, and never rejects.
 */
export function pagesServer({
  site,
  readData = readPageData,
  report = logError,
}: PagesOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(request, response, nothing(405, { Allow: 'GET, HEAD' }));
      return;
    }
    try {
      send(request, response, await answer(request));
    } catch (error) {
      report('a page was answered as it is built', error);
      send(request, response, await shellOf(site, report));
    }
  };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const [path = '', ...rest] = (request.url ?? '').split('?');
    const query = rest.length > 0 ? rest.join('?') : undefined;
    const asked = findRoute(path, new URLSearchParams(query));
    if (!asked) return shellOf(site, report);
    switch (asked.kind) {
      case 'page': {
        const known = knownQuery(query, asked.route.name);
        if (!known.isAsked) return movedTo(asked.path + known.query);
        return pageAnswer(asked, path + known.query);
      }
      case 'shortLink':
        return shortLinkAnswer(asked.id, request.headers['accept-language']);
      case 'robots':
        if (query !== undefined) return movedTo(path);
        return robotsAnswer(config().siteOrigin);
      case 'sitemap':
        if (query !== undefined) return movedTo(path);
        return sitemapPart(asked.part);
    }
  }

  /** Nobody can read the built page as a sitemap, so a failure is an error. */
  async function sitemapPart(part: number | undefined): Promise<Answer> {
    try {
      const { pagePaths } = await site.bundle();
      return (await sitemapAnswer(config().siteOrigin, part, pagePaths)) ?? nothing(404);
    } catch (error) {
      report('a sitemap could not be written', error);
      return nothing(503);
    }
  }

  async function pageAnswer(
    { language, route }: Extract<Asked, { kind: 'page' }>,
    address: string,
  ): Promise<Answer> {
    const [template, security, bundle, { status, answers }] = await Promise.all([
      site.template(),
      site.headers(),
      site.bundle(),
      withTimeout(readData(route, language), config().pageTimeoutMs),
    ]);
    // The origin is a setting: what a request calls this host is for anybody to write.
    const origin = config().siteOrigin;
    const page: ServedPage = { origin, language, address, route, status, answers };
    const body = await bodyOf(bundle, page);
    const html = fillTemplate(template, { language, head: bundle.headOf(page), body });
    return htmlAnswer(page, html, security);
  }

  /** Undefined where it cannot be rendered: the app must fill the page. */
  async function bodyOf(bundle: SiteBundle, page: ServedPage): Promise<ServedBody | undefined> {
    try {
      return await bundle.bodyOf(page);
    } catch (error) {
      report('a page could not be rendered', error);
      return undefined;
    }
  }
}

/** Hosting answers this address with the built page. */
const shellAddress = '/ar/sign-in';

async function shellOfHosting(): Promise<Answer> {
  try {
    const response = await fetch(config().siteOrigin + shellAddress);
    const policy = response.headers.get('content-security-policy') ?? '';
    return shellAnswer(await response.text(), { 'Content-Security-Policy': policy });
  } catch {
    return nothing(503);
  }
}

/** The built page; from Hosting, which has it too, where this function lacks the file. */
async function shellOf(site: Site, report: typeof logError): Promise<Answer> {
  try {
    const [template, security] = await Promise.all([site.template(), site.headers()]);
    return shellAnswer(template, security);
  } catch (error) {
    report('the built page is not there', error);
    return shellOfHosting();
  }
}
