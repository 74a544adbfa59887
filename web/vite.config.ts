import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The page needs both fonts for its first line of text: ask for them beside the script, not after it. */
function preloadFonts(): Plugin {
  return {
    name: 'qaysari:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts()],
  // The manifest says which files a page needs: page-sizes.json limits them.
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false, manifest: true },
});
