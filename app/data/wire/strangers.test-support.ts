/**
 * What others answer in the server's place (LC120): the sign-in of a network, a company's filter, a proxy in trouble.
 * Nothing of it names our request. Also served to a real browser by tests/journeys.
 */
export const strangers = [
  { stranger: 401, page: '<html>Sign in to this network</html>' },
  { stranger: 403, page: '<html>Blocked by your company</html>' },
  { stranger: 404, page: '<html>Not found</html>' },
  { stranger: 200, page: '<html>Welcome to our hotel</html>' },
  { stranger: 200, page: '{"signIn":true}' },
  { stranger: 400, page: 'Bad request' },
  { stranger: 500, page: '{"error":"Internal error","code":"server.bug"}' },
  { stranger: 429, page: 'Slow down' },
  { stranger: 204, page: '' },
] as const;
