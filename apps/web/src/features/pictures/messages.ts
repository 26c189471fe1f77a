import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/pictures.json';

export const { t } = createMessages(catalog);
