import { createMessages } from '../messages/create-messages.tsx';
import catalog from '../messages/en/ui.json';

export const { t } = createMessages(catalog);
