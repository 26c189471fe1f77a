import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/analysing.json';

export const { t } = createMessages(catalog);
