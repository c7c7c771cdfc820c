import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'app',
  publicDir: '../public',
  plugins: [react()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // The strict CSP allows no data: scripts or styles; small pictures stay files that the browser can cache.
    assetsInlineLimit: 0,
    sourcemap: true,
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '8080'}` } },
});
