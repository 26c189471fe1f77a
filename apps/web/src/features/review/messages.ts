import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/review.json';

export const { t } = createMessages(catalog);
