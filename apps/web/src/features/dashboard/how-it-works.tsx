import { useLanguageModel } from '../../lib/language-model.ts';
import { Panel } from '../../ui/panel.tsx';

const furtherSteps = [
  {
    title: 'Analysis',
    text: 'Clauses, terms and risks are found; the card shows which step is being worked on.',
  },
  {
    title: 'Read',
    text: 'Score, findings and recommendations, each one click from the words it rests on.',
  },
] as const;

export function HowItWorks() {
  const { model, isOn } = useLanguageModel();
  const isSentAway = isOn && model?.isLocal === false;
  const readers = isSentAway
    ? `It is read on this server, and parts of it by ${model.label} at ${model.host}.`
    : 'It is read on this server and shown to nobody else.';
  const steps = [{ title: 'Upload', text: `Choose a document. ${readers}` }, ...furtherSteps];
  return (
    <Panel title="How It Works">
      <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-3">
            <span aria-hidden="true" className="font-serif text-figure leading-8 text-ink-soft">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lead leading-8">{step.title}</h3>
              <p className="text-small text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
