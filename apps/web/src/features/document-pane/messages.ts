import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/document-pane.json';

export const { t, Message } = createMessages(catalog);
