import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/analytics.json';

export const { t } = createMessages(catalog);
