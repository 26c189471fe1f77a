import type { User } from '@clauselight/schema';
import type { users } from '../../platform/database/account-tables.ts';

/** A person as the browser is told of; what the identity provider did not say is left out. */
export function presentUser(row: typeof users.$inferSelect): User {
  return {
    email: row.email,
    ...(row.firstName === null ? {} : { firstName: row.firstName }),
    ...(row.lastName === null ? {} : { lastName: row.lastName }),
    ...(row.pictureUrl === null ? {} : { profileImageUrl: row.pictureUrl }),
    provider: row.provider,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
