import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { SsrStyles } from './src/server/ssr-styles.ts';

const id = 'virtual:ssr.css';

/** Written by the build of the server's part (tools/src/build/build-web.ts). */
const ssrStylesFile = join(import.meta.dirname, 'dist-server/styles.json');

/**
 * Makes one stylesheet of the styles of the public pages, and puts their names into the page. So Emotion neither
 * computes nor inserts these styles: it reads the names from empty elements (https://emotion.sh/docs/ssr). The dev
 * server does without.
 */
export function ssrStyles(): Plugin {
  let styles: SsrStyles | undefined;
  return {
    name: 'qaysari:ssr-styles',
    configResolved({ command }) {
      if (command !== 'build') return;
      styles = JSON.parse(readFileSync(ssrStylesFile, 'utf8')) as SsrStyles;
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? (styles?.css ?? '') : undefined),
    transformIndexHtml: () =>
      styles && [
        emptyStyle(`css-global ${styles.global}`),
        emptyStyle(`css ${styles.classes.join(' ')}`),
      ],
  };
}

/** At the end of the head, after the tags for previews: some apps read only the beginning of a page. */
function emptyStyle(names: string): HtmlTagDescriptor {
  return { tag: 'style', attrs: { 'data-emotion': names }, injectTo: 'head' };
}
