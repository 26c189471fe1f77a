import { useState } from 'react';

interface AvatarProps {
  /** Address of a picture; absent where there is none. */
  picture: string | undefined;
  /** Shown where there is no picture, or one that cannot be had. */
  initials: string;
}

/** A small round picture beside a name that says who it is. */
export function Avatar({ picture, initials }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-full border border-line-strong bg-shade text-small font-semibold"
    >
      {picture && picture !== broken ? (
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(picture)}
        />
      ) : (
        initials
      )}
    </span>
  );
}
