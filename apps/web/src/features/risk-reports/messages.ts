import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/risk-reports.json';

export const { t } = createMessages(catalog);
