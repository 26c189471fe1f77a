import '../src/theme.css';
import { standInForNetwork } from './network.ts';
import { beginAfresh } from './open-page.tsx';

standInForNetwork();
beginAfresh();
