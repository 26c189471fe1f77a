import { connection } from './connection.ts';

/**
 * Loads a component; if the server cannot be reached, again once it can. Rejects if the
 * server answers and the component cannot be loaded all the same.
 */
export async function loadComponent<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((await connection.check()) === 'connected') throw error;
    await waitForConnection();
    return loadComponent(load);
  }
}

function waitForConnection(): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.subscribe(() => {
      if (connection.getState() !== 'connected') return;
      stop();
      resolve();
    });
  });
}
