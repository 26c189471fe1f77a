export { createGrammarChecker, type GrammarChecker } from './grammar-checker.ts';
