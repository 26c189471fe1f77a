import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

const world = { isOnline: true, isUp: true };
const checkServer = vi.fn(async () => world.isUp);

function buildConnection() {
  return createConnection({ isOnline: () => world.isOnline, checkServer });
}

beforeEach(() => {
  vi.useFakeTimers();
  checkServer.mockClear();
  Object.assign(world, { isOnline: true, isUp: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the connection', () => {
  it('asks nothing while nothing is lost', async () => {
    buildConnection();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(checkServer).not.toHaveBeenCalled();
  });

  it('stays as it is where one request failed but the server answers', async () => {
    const connection = buildConnection();
    connection.reportLoss();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toBe('connected');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(checkServer).toHaveBeenCalledTimes(1);
  });

  it('tells a machine without a network from a server that does not answer', async () => {
    const connection = buildConnection();
    world.isUp = false;
    connection.reportLoss();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toBe('server-down');
    world.isOnline = false;
    connection.checkNow();
    expect(connection.getState()).toBe('offline');
  });

  it('asks at growing intervals until the server is back, and then no more', async () => {
    const connection = buildConnection();
    const told: string[] = [];
    connection.subscribe(() => told.push(connection.getState()));
    world.isUp = false;
    connection.reportLoss();
    await vi.advanceTimersByTimeAsync(17_000);
    // After 0, 1, 3, 7 and 15 seconds.
    expect(checkServer).toHaveBeenCalledTimes(5);
    world.isUp = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(checkServer).toHaveBeenCalledTimes(6);
    expect(told).toEqual(['server-down', 'connected']);
  });

  it('asks once however many requests fail together', async () => {
    const connection = buildConnection();
    world.isUp = false;
    for (let count = 0; count < 5; count += 1) connection.reportLoss();
    await vi.advanceTimersByTimeAsync(0);
    connection.reportLoss();
    await vi.advanceTimersByTimeAsync(0);
    expect(checkServer).toHaveBeenCalledTimes(1);
  });

  it('comes back with the network', async () => {
    world.isOnline = false;
    const connection = buildConnection();
    expect(connection.getState()).toBe('offline');
    world.isOnline = true;
    connection.checkNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toBe('connected');
  });
});
