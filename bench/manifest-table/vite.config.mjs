import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: folder,
  base: './',
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { outDir: `${folder}dist`, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1000 },
  preview: { port: 6110, strictPort: true },
});
