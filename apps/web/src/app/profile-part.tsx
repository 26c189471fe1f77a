import type { User } from '@clauselight/schema';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { SharedLinks } from '../features/share-dialog/shared-links.tsx';

/** The profile, with what the person shares. */
export function ProfilePart({ user }: { user: User }) {
  return <ProfilePage user={user} sharedLinks={<SharedLinks />} />;
}
