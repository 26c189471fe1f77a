import { refuse } from './errors.ts';
import { copy } from './events.ts';
import type { World } from './world.ts';

/** Writes out the objects named by paths such as `latest_invoice` and `data.customer`; refuses what is no reference. */
export function expandPaths(world: World, object: object, paths: readonly string[]): void {
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > 4)
      throw refuse(`You cannot expand more than 4 levels of a property (${path}).`);
    expandAt(world, object, parts, path);
  }
}

function expandAt(
  world: World,
  holder: object,
  [name = '', ...rest]: readonly string[],
  path: string,
): void {
  const value: unknown = Reflect.get(holder, name);
  if (value === null) return;
  const found = typeof value === 'string' ? findObject(world, value) : value;
  if (typeof found !== 'object' || (rest.length === 0 && found === value))
    throw refuse(`This property cannot be expanded (${path}).`);
  if (found !== value) Reflect.set(holder, name, found);
  if (rest.length === 0 || !found) return;
  for (const next of Array.isArray(found) ? found : [found]) expandAt(world, next, rest, path);
}

function findObject(world: World, id: string): object | undefined {
  const { customers, paymentMethods, setupIntents, subscriptions, invoices } = world;
  const held = [customers, paymentMethods, setupIntents, subscriptions, invoices]
    .map((objects) => objects.get(id))
    .find((object) => object !== undefined);
  return held && copy(held);
}
