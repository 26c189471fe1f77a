/** For esbuild: the workspace's own packages are sources and go in; everything installed stays out. */
export const librariesStayOutside = {
  name: 'libraries-stay-outside',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@clauselight/')
        ? undefined
        : { path: name, external: true },
    );
  },
};
