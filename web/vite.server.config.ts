import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds web/dist-server/entry.js: what the function `pages` has of the site, in one file with all its packages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  // The packages of the page would choose their slower build.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Nothing is installed beside the file.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/entry.ts',
    outDir: 'dist-server',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'entry.js', codeSplitting: false } },
  },
});
