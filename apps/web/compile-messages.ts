import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles the messages of the interface, so that no parser of ICU messages reaches the browser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/messages\/[a-z-]+\/[\w-]+\.json$/ },
      handler(code) {
        const catalog = Object.entries(JSON.parse(code) as Record<string, string>);
        return JSON.stringify(
          Object.fromEntries(catalog.map(([id, message]) => [id, compileMessage(message)])),
        );
      },
    },
  };
}
