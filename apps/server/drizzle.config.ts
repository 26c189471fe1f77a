import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/domain/tables/*-tables.ts', './src/platform/queue/job-table.ts'],
  out: './migrations',
});
