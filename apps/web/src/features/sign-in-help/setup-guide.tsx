import { Panel } from '../../ui/panel.tsx';
import { ConsoleLink } from './console-link.tsx';
import { Guide, type GuideStep } from './guide.tsx';
import { Message, t } from './messages.ts';

function listSteps(): GuideStep[] {
  return [
    {
      title: t('sign-in-help.setupGuide.open'),
      text: (
        <Message id="sign-in-help.setupGuide.openText" values={{ consoleLink: <ConsoleLink /> }} />
      ),
    },
    {
      title: t('sign-in-help.setupGuide.consent'),
      text: t('sign-in-help.setupGuide.consentText'),
    },
    {
      title: t('sign-in-help.setupGuide.publish'),
      text: t('sign-in-help.setupGuide.publishText'),
    },
    {
      title: t('sign-in-help.setupGuide.restrictions'),
      text: t('sign-in-help.setupGuide.restrictionsText'),
    },
    {
      title: t('sign-in-help.setupGuide.addresses'),
      text: t('sign-in-help.setupGuide.addressesText'),
    },
    {
      title: t('sign-in-help.setupGuide.credentials'),
      text: t('sign-in-help.setupGuide.credentialsText'),
    },
  ];
}

export function SetupGuide() {
  return (
    <Panel title={t('sign-in-help.setupGuide.title')}>
      <Guide steps={listSteps()} />
    </Panel>
  );
}
