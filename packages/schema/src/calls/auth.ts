import { z } from 'zod';

/** GET /api/auth/user. */
export const userSchema = z.object({
  email: z.email(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  profileImageUrl: z.url().optional(),
  provider: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** GET /api/server: what this server is configured to do, for honest labels. */
export const serverFactsSchema = z.object({
  /** Shown in the badge of the landing page. */
  analysisBackend: z.enum(['engine', 'language-model']),
  isSignInConfigured: z.boolean(),
  /** Hours after which a guest's work is removed. */
  guestHours: z.number().positive(),
});
export type ServerFacts = z.infer<typeof serverFactsSchema>;
