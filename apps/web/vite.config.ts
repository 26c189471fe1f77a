import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { pdfFiles } from './pdf-files.ts';
import { precompress } from './precompress.ts';

const api = 'http://127.0.0.1:3001';
const proxy = {
  '/api': api,
  '/auth/': api,
  '/oauth2callback': api,
  '/development-identity-provider': api,
};

const fontPackages = ['@fontsource-variable/newsreader', '@fontsource-variable/source-sans-3'];

/** The Open Font License asks that it travels with the fonts. */
function fontLicences(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'font-licences',
    apply: 'build',
    generateBundle() {
      const texts = fontPackages.map((name) => readFileSync(resolve(`${name}/LICENSE`), 'utf8'));
      this.emitFile({
        type: 'asset',
        fileName: 'assets/font-licences.txt',
        source: texts.join('\n\n'),
      });
    },
  };
}

/** The letters of the first screen are asked for with the page, where the styles would ask once there are words to draw. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${file}`,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [
    compileMessages(),
    react(),
    tailwindcss(),
    fontLicences(),
    preloadFonts(),
    pdfFiles(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    // Fonts stay files of their own: the content security policy allows them from this origin only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Lists of chunks come with the first page, and hashes cannot be compressed: seven characters are the fewest for so many chunks.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // What every page needs compresses better in one piece than in the pieces it is shared by.
        codeSplitting: {
          groups: [
            {
              name: 'foundation',
              test: /node_modules\/(?:react|react-dom|scheduler|zod|@tanstack|wouter|use-sync-external-store)\//,
            },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
