import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/guest-work.json';

export const { t } = createMessages(catalog);
