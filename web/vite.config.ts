import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { ssrStyles } from './ssr-styles.ts';
import { shellTitles } from './shell-titles.ts';
import { startParts, withImports } from './start-parts.ts';

/** The page needs the font for its first line of text: preload it with the script, not after it. */
function preloadFont(): Plugin {
  return {
    name: 'qaysari:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /\beveryday\b.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
          })),
    },
  };
}

/** The entry loads the files of the start one after the other (src/main.tsx): preload them with it. */
function preloadStart(): Plugin {
  return {
    name: 'qaysari:preload-start',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk }) {
        if (!chunk) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const parts = Object.fromEntries(chunks.map((part) => [part.fileName, part]));
        const entry = withImports(parts, [chunk.fileName]);
        return [...startParts(parts, chunk.fileName)]
          .filter((file) => !entry.has(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'modulepreload', crossorigin: '', href: `/${file}` },
          }));
      },
    },
  };
}

/** The first script is inlined into the page: as a file of its own it would delay the first paint. */
function inlineBoot(): Plugin {
  return {
    name: 'qaysari:inline-boot',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const boot = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8');
        return html.replace('<script src="/boot.js"></script>', () => `<script>${boot}</script>`);
      },
    },
  };
}

/** Of the files that say which shapes entities have: answers that a device keeps are read by the same shapes only. */
function hashOfEntities(): string {
  const hash = createHash('sha256');
  const folder = join(import.meta.dirname, '../contract/src');
  for (const file of globSync('*/types.ts', { cwd: folder }).sort())
    hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Where to report a weakness (RFC 9116). It is good for a year; the smoke check says when it is old. */
function securityTxt(contact: string): Plugin {
  return {
    name: 'qaysari:security-txt',
    apply: 'build',
    generateBundle() {
      const expires = new Date(Date.now() + yearMs).toISOString();
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en, ar, ku',
      ];
      this.emitFile({
        type: 'asset',
        fileName: '.well-known/security.txt',
        source: `${lines.join('\n')}\n`,
      });
    },
  };
}

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    inlineBoot(),
    shellTitles(),
    ssrStyles(),
    preloadFont(),
    preloadStart(),
    securityTxt(loadEnv(mode, import.meta.dirname)['VITE_SECURITY_CONTACT'] ?? ''),
  ],
  define: { 'import.meta.env.VITE_ENTITIES': JSON.stringify(hashOfEntities()) },
  resolve: {
    alias: [
      {
        find: /^lodash-es\/clone(Deep)?$/,
        replacement: join(import.meta.dirname, 'src/lib/forms/clone-flat.ts'),
      },
    ],
  },
  // The manifest says which files a page needs: `npm run sizes` limits their weight.
  build: {
    // The oldest browsers of the site: docs/decisions/0036-the-oldest-browsers.md, `browserslist` in package.json.
    target: ['safari15.6', 'ios15.6', 'chrome96', 'firefox115'],
    assetsInlineLimit: 0,
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page has, in few files: each lazy part would split it into more of them, at 0.1 kB each.
          groups: [
            { name: 'entry', test: /[\\/]src[\\/]main\.tsx$/ },
            { name: 'rendering', test: /[\\/]src[\\/]start[\\/]rendering\.ts$/ },
            { name: 'styling', test: /[\\/]src[\\/]start[\\/]styling\.ts$/ },
            { name: 'routing', test: /[\\/]src[\\/]start[\\/]routing\.ts$/ },
            { name: 'libraries', test: /[\\/]src[\\/]start[\\/]libraries\.ts$/ },
            { name: 'start', test: /[\\/]src[\\/]start[\\/]app\.tsx$/ },
            // Small parts that several pages share. One by one they are thirty files for home.
            {
              name: 'shared',
              test: /lucide-react|[\\/]src[\\/](entities[\\/]listing|lib[\\/]format)[\\/]/,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
}));
