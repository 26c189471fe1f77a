import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/profile.json';

export const { t } = createMessages(catalog);
