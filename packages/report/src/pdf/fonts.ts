import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Names of a report's typefaces. A character is set in the first that contains it. */
export interface FontNames {
  readonly serif: readonly string[];
  readonly sans: readonly string[];
}

interface FontGroup {
  readonly name: string;
  /** Characters that require it; absent if it is always needed. */
  readonly needs?: RegExp;
  /** Returns the paths of its files. */
  readonly locate: () => readonly string[];
}

const require = createRequire(import.meta.url);

const serif: FontGroup = {
  name: 'Newsreader',
  locate: () => [
    require.resolve('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf'),
    require.resolve(
      '@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf',
    ),
    require.resolve('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
    require.resolve('@expo-google-fonts/newsreader/600SemiBold/Newsreader_600SemiBold.ttf'),
  ],
};

const sans: FontGroup = {
  name: 'Source Sans 3',
  locate: () => [
    require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    require.resolve(
      '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
    ),
    require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  ],
};

/** Typefaces for characters that the two above lack, in this order. Each is loaded only if needed. */
const fallbacks: readonly FontGroup[] = [
  {
    name: 'Noto Sans Devanagari',
    needs: /\p{sc=Deva}/u,
    locate: () => [
      require.resolve(
        '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
      ),
      require.resolve(
        '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
      ),
    ],
  },
  {
    name: 'Noto Sans Thai',
    needs: /\p{sc=Thai}/u,
    locate: () => [
      require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
      require.resolve('@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf'),
    ],
  },
  {
    name: 'NanumGothic',
    needs: /\p{sc=Hang}/u,
    locate: () => [
      require.resolve('@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf'),
      require.resolve('@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf'),
    ],
  },
  {
    name: 'Noto Sans S Chinese',
    needs: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\u3000-\u303F\uFF00-\uFFEF]/u,
    locate: () => {
      const fonts = path.join(path.dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts');
      return ['Regular', 'Bold'].map((style) => path.join(fonts, `NotoSansHans-${style}.otf`));
    },
  },
  {
    name: 'Noto Emoji',
    needs: /(?=[^\p{ASCII}])\p{Emoji_Presentation}|\uFE0F/u,
    locate: () => [
      require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    ],
  },
  {
    name: 'DejaVu Sans',
    // Characters outside the two typefaces of every report, which have the common Latin, Greek and Cyrillic ones.
    needs:
      /[^\t\n\u0020-\u017F\u0386\u0388-\u03CE\u0400-\u045F\u2013\u2014\u2018-\u201E\u2020-\u2022\u2026\u20AC\u2212]/u,
    locate: () => [
      require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
      require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    ],
  },
];

/** The typefaces that a text needs. The same text always needs the same ones. */
export function selectFonts(text: string): { readonly names: FontNames; readonly key: string } {
  const needed = fallbacks.filter(({ needs }) => needs?.test(text)).map(({ name }) => name);
  return {
    names: { serif: [serif.name, sans.name, ...needed], sans: [sans.name, serif.name, ...needed] },
    key: needed.join(', '),
  };
}

/** The files of typefaces by name. Throws if one is not installed. */
export function readFonts({ sans: names }: FontNames): Buffer[] {
  return [sans, serif, ...fallbacks]
    .filter(({ name }) => names.includes(name))
    .flatMap(({ locate }) => locate().map((file) => readFileSync(file)));
}
