import { AppError, type Settings, unsubscribeSchema } from '@clauselight/schema';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readUnsubscribeToken } from '../../domain/messages/unsubscribe-token.ts';
import { users } from '../../domain/tables/account-tables.ts';
import type { App, RouteParts } from '../http/app.ts';

/** A form has one short field. */
const formBytes = 1024;

/**
 * Adds the route that switches mails off, for the confirmation page and for mail programs. A mail program does not
 * send JSON but the field `List-Unsubscribe=One-Click`, in either form encoding, with the token in the address.
 * Source: RFC 8058, 3.1 and 3.2.
 */
export function addUnsubscribeRoutes(
  app: App,
  { database: { orm }, cookieSecret }: RouteParts,
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      async (_: FastifyRequest, body: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(String(body))),
    );
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/api/unsubscribe',
      {
        schema: {
          tags: ['settings'],
          summary: 'Switch e-mail notifications off by the token that stands in a mail',
          querystring: z.object({ token: z.string().optional() }),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const token = await readToken(request, request.query.token);
        const userId = readUnsubscribeToken(cookieSecret, token);
        if (userId === undefined) throw new AppError('invalid_unsubscribe_link');
        await switchOff(userId);
        return reply.status(204).send(null);
      },
    );
  });

  /** No other setting changes. A deleted account gets no mail anyway. */
  async function switchOff(userId: string): Promise<void> {
    await orm
      .update(users)
      .set({ settings: sql`${users.settings} || ${JSON.stringify(off)}::jsonb` })
      .where(eq(users.id, userId));
  }
}

const off: Partial<Settings> = { emailNotifications: false, dailyDigest: false };

/** The token in the page's JSON, or in the address if a mail program sends its form. */
async function readToken(request: FastifyRequest, inAddress: string | undefined): Promise<string> {
  if (inAddress === undefined) {
    const body = unsubscribeSchema.safeParse(request.body);
    if (!body.success) throw new AppError('invalid_unsubscribe_link');
    return body.data.token;
  }
  const form = request.isMultipart() ? await readFields(request) : request.body;
  if (!oneClickSchema.safeParse(form).success) throw new AppError('invalid_request');
  return inAddress;
}

const oneClickSchema = z.object({ 'List-Unsubscribe': z.literal('One-Click') });

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const limits = { files: 0, fields: 4, fieldSize: formBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
  }
  return fields;
}
