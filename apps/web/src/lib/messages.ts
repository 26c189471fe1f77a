import { createMessages } from '../messages/create-messages.tsx';
import catalog from '../messages/en/lib.json';

export const { t } = createMessages(catalog);
