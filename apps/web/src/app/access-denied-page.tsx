import { DeadEndPage } from './dead-end-page.tsx';

/** What a signed-out visitor sees where somebody has to be signed in; `text` says for what. */
export function AccessDeniedPage({ text }: { text: string }) {
  return <DeadEndPage title="Access Denied" text={text} />;
}
