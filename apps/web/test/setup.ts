import '../src/theme.css';
import { standInForNetwork } from './network.ts';
import { beginAfresh } from './open-page.tsx';
import { endTimersWithThePage } from './page-timers.ts';

endTimersWithThePage();
standInForNetwork();
beginAfresh();
