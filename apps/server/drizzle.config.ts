import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/domain/tables/document-tables.ts',
    './src/platform/queue/job-table.ts',
    './src/domain/tables/account-tables.ts',
    './src/domain/tables/billing-tables.ts',
    './src/domain/tables/model-tables.ts',
    './src/domain/tables/report-tables.ts',
    './src/domain/tables/share-tables.ts',
  ],
  out: './migrations',
});
