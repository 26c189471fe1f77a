import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/database/tables.ts',
    './src/platform/database/account-tables.ts',
    './src/platform/database/billing-tables.ts',
    './src/platform/database/model-tables.ts',
    './src/platform/database/output-tables.ts',
    './src/platform/database/share-tables.ts',
  ],
  out: './migrations',
});
