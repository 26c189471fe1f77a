import { Panel } from '../../ui/panel.tsx';
import { ConsoleLink } from './console-link.tsx';
import { Guide, type GuideStep } from './guide.tsx';

const steps: readonly GuideStep[] = [
  {
    title: 'Open the provider console',
    text: (
      <>
        Go to the <ConsoleLink /> and choose or create a project for this site.
      </>
    ),
  },
  {
    title: 'Set the consent screen to External',
    text: 'Under OAuth consent screen, choose the user type External, so that any Google account can sign in.',
  },
  {
    title: 'Publish it to production',
    text: 'Set the publishing status to In production. In testing only listed test users get in.',
  },
  {
    title: 'Remove domain restrictions',
    text: 'Take out any restriction to one organization or domain: sign-in here is open to every account.',
  },
  {
    title: 'Register the addresses',
    text: 'Under Credentials, create an OAuth client ID of the type Web application, with the origin and the redirect address above.',
  },
  {
    title: 'Give the credentials to this server',
    text: "Set the client's ID and secret in the configuration of this server, restart it, and test the sign-in. Changes at Google take about 2-5 minutes to propagate.",
  },
];

export function SetupGuide() {
  return (
    <Panel title="Setup guide">
      <Guide steps={steps} />
    </Panel>
  );
}
