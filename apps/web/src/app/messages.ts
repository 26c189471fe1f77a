import { createMessages } from '../messages/create-messages.tsx';
import catalog from '../messages/en/app.json';

export const { t } = createMessages(catalog);
