CREATE TABLE "billing_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text,
	"customers_made" integer DEFAULT 0 NOT NULL,
	"setup_intent_id" text,
	"setups_made" integer DEFAULT 0 NOT NULL,
	"is_trial_promised" boolean DEFAULT false NOT NULL,
	"status" text,
	"trial_ends_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "billing_accounts_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "counted_analyses" (
	"analysis_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"person_hash" "bytea" PRIMARY KEY NOT NULL,
	"setup_intent_id" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_analyses" ADD CONSTRAINT "counted_analyses_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_answered_at" ON "billing_accounts" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "counted_analyses_owner" ON "counted_analyses" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "payment_events_received_at" ON "payment_events" USING btree ("received_at");