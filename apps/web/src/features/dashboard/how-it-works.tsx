import { useLanguageModel } from '../../lib/language-model.ts';
import { Panel } from '../../ui/panel.tsx';
import { t } from './messages.ts';

export function HowItWorks() {
  const { model, isOn } = useLanguageModel();
  const isSentAway = isOn && model?.isLocal === false;
  const steps = [
    {
      title: t('dashboard.steps.upload'),
      text: isSentAway
        ? t('dashboard.steps.uploadTextWithModel', { model: model.label, host: model.host })
        : t('dashboard.steps.uploadText'),
    },
    { title: t('dashboard.steps.analysis'), text: t('dashboard.steps.analysisText') },
    { title: t('dashboard.steps.read'), text: t('dashboard.steps.readText') },
  ];
  return (
    <Panel title={t('dashboard.steps.title')}>
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
