import type { ChangeRecipe } from '../recipe.ts';
import { disputesRecipes } from './disputes.ts';
import { liabilityRecipes } from './liability.ts';
import { paymentRecipes } from './payment.ts';
import { propertyRecipes } from './property.ts';
import { qualifierRecipes } from './qualifiers.ts';
import { restrictionsRecipes } from './restrictions.ts';
import { rightsRecipes } from './rights.ts';
import { terminationRecipes } from './termination.ts';

/** How the words behind findings are changed. For one finding the recipes are tried in this order. */
export const recipes: readonly ChangeRecipe[] = [
  ...liabilityRecipes,
  ...terminationRecipes,
  ...paymentRecipes,
  ...rightsRecipes,
  ...restrictionsRecipes,
  ...disputesRecipes,
  ...propertyRecipes,
  ...qualifierRecipes,
];
