import { completeSetup } from './setup-life.ts';
import type { World } from './world.ts';

/** A page of the stand-in, or a redirect. */
export interface Page {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
}

/** The provider's pages that a person is sent to: the portal, and a bank's question. */
export function openPage(world: World, path: string): Page | undefined {
  const [, place, id = '', outcome] = path.split('/');
  if (place === 'portal') return openPortal(world, id);
  if (place === 'authenticate') return openAuthentication(world, id, outcome);
  return undefined;
}

function openPortal(world: World, id: string): Page | undefined {
  const session = world.portalSessions.get(id);
  if (!session) return undefined;
  const { return_url: address } = session;
  return write('Manage your billing', address === null ? '' : link(address, 'Return'));
}

function openAuthentication(
  world: World,
  id: string,
  outcome: string | undefined,
): Page | undefined {
  const intent = world.setupIntents.get(id);
  if (intent?.status !== 'requires_action') return undefined;
  if (outcome === undefined)
    return write(
      'Authenticate your card',
      link(`/authenticate/${id}/complete`, 'Complete'),
      link(`/authenticate/${id}/fail`, 'Fail'),
    );
  const address = intent.next_action?.redirect_to_url?.return_url;
  world.log.during({ id: null, idempotency_key: null }, () =>
    completeSetup(world, intent, outcome === 'complete' ? 'authenticated' : 'failed'),
  );
  if (!address) return write('You can close this page');
  const back = new URL(address);
  back.searchParams.set('setup_intent', id);
  back.searchParams.set('setup_intent_client_secret', intent.client_secret ?? '');
  back.searchParams.set('redirect_status', outcome === 'complete' ? 'succeeded' : 'failed');
  return { status: 303, html: '', location: back.href };
}

function write(title: string, ...parts: string[]): Page {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${parts.join(' ')}</main></body></html>`;
  return { status: 200, html };
}

function link(address: string, name: string): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<a href="${escaped}">${name}</a>`;
}
